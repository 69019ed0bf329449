import {html} from 'lit';
import 'gstk/embed/gstk-table';
import '../src/index.ts';

export default {title: '{{title}}', component: 'gstk-table'};

/** A table of the given width that keeps nothing; the same seed deals the same cards. */
const table = (width, attributes = {}) => ({
  render: () => html`
    <div style="max-inline-size: ${width}px">
      <gstk-table
        game="{{id}}"
        seed="1"
        storage-key="off"
        locale=${attributes.locale ?? 'en'}
        ?autoplay=${attributes.autoplay}
        speed=${attributes.speed ?? 'normal'}
      ></gstk-table>
    </div>
  `,
});

export const Opening = table(600);
export const Narrow = table(320);
export const Wide = table(1000);
export const GameOver = table(600, {autoplay: true, speed: 'instant'});
