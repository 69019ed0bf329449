import {renderToString} from 'react-dom/server';
import {FIRST} from '#page';
import {Page} from './page.jsx';

export const html = () => renderToString(<Page {...FIRST} />);
