import Link from 'next/link';

export default function Home() {
  return (
    <main>
      <h1>Home</h1>
      <Link id="to-lesson" href="/lesson">
        A lesson
      </Link>
    </main>
  );
}
