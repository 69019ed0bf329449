import Link from 'next/link';
import {Lesson, Plain, Table} from './tags.jsx';

/** Server-rendered: texts and attributes come from here, the tags from a client component. */
export default function Page() {
  return (
    <main>
      <Link id="to-home" href="/">
        Home
      </Link>
      <h1>Lesson</h1>
      <gstk-table
        id="attributes"
        game="king-simple"
        seed="7"
        speed="instant"
        storage-key="off"
        loading="eager"
      >
        <p>A table for readers without scripts.</p>
      </gstk-table>
      <Lesson />
      <Plain />
      <Table />
      <game-chart id="chart" for="lesson" />
      <p>
        <playing-card id="card" rank="Q" suit="S" size="inline">
          Q♠
        </playing-card>
      </p>
    </main>
  );
}
