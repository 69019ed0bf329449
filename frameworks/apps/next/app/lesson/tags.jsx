'use client';
import {useCallback, useState} from 'react';
import {hear, heard, OPTIONS, POSITION} from '#page';
// Defines the tags before React hydrates; on a server these imports do nothing.
import 'gstk/embed/game-chart';
import 'gstk/embed/game-example';
import 'gstk/embed/gstk-table';
import 'gstk/embed/king-game';
import 'gstk/embed/playing-card';

if (globalThis.window) window.heard = heard;

const FIRST = ['W:9S N:JS E:TS', 'S:8S'];

/** A lesson whose list changes by state. */
export function Lesson() {
  const [plays, setPlays] = useState(FIRST);
  return (
    <>
      <game-example
        id="lesson"
        game="king"
        variant="simple"
        contract="no-girls"
        seat="S"
        lead="W"
        locale="en"
        hands="N: S:KJ H:9 D:Q | E: S:T H:78 D:K | S: S:Q8 H:A D:9 | W: S:97 H:Q C:7"
      >
        <p>West tries to catch the queen of spades.</p>
        <ol>
          {plays.map((play) => (
            <li key={play} data-play={play}>
              {play} is played.
            </li>
          ))}
        </ol>
      </game-example>
      <button id="more" onClick={() => setPlays([...FIRST, 'N:9H'])}>
        More
      </button>
    </>
  );
}

/** Objects and listeners as React would have them. */
export const Plain = () => (
  <king-game
    id="plain"
    variant="simple"
    speed="instant"
    seat="2"
    storage-key="off"
    loading="eager"
    options={OPTIONS}
    state={POSITION}
    ongstk-card-played={hear}
  />
);

/** The same, set by a `ref`, which React calls when it hydrates too. */
export function Table() {
  const ref = useCallback((table) => {
    Object.assign(table, {options: OPTIONS, state: POSITION});
    table.addEventListener('gstk-card-played', hear);
    return () => table.removeEventListener('gstk-card-played', hear);
  }, []);
  return (
    <king-game
      id="table"
      ref={ref}
      variant="simple"
      speed="instant"
      seat="2"
      storage-key="off"
      loading="eager"
    />
  );
}
