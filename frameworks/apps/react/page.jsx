import {useCallback} from 'react';
import {arePlain, BOTS, DECK, hear, isHydrated, LESSON, QUESTION, RECORD} from '#page';

/** Props of React, of properties that are objects and of listeners by the names of their events. */
const plain = (properties, listeners) => ({
  ...properties,
  ...Object.fromEntries(Object.entries(listeners).map(([type, listen]) => [`on${type}`, listen])),
});

/**
 * Properties that are objects, and listeners. React sets properties on a tag that is defined, but writes
 * attributes to one that is not, and an object is no attribute; on a page of a server it sets nothing and
 * adds no listeners. A `ref` does all of it.
 */
const useTag = (properties, listeners = {}) => {
  const ref = useCallback((element) => {
    Object.assign(element, properties);
    if (!isHydrated) return () => undefined;
    for (const [type, listen] of Object.entries(listeners)) element.addEventListener(type, listen);
    return () => {
      for (const [type, listen] of Object.entries(listeners))
        element.removeEventListener(type, listen);
    };
  }, Object.values(properties));
  if (arePlain) return plain(properties, listeners);
  return isHydrated ? {ref} : {...plain({}, listeners), ref};
};

export const Example = ({name, plays}) => (
  <game-example id={`example-${name}`} {...useTag(LESSON, {'gstk-step-changed': hear})} locale="en">
    <p>Example {name}: West leads.</p>
    <ol>
      {plays.map((play) => (
        <li key={play} data-play={play}>
          {play} is played.
        </li>
      ))}
    </ol>
  </game-example>
);

export function Page({variant, players, options, position, examples, plays, isShown}) {
  return (
    <main>
      <king-game
        id="attributes"
        variant={variant}
        players={players}
        seed="7"
        speed="instant"
        locale="en"
        storage-key="off"
        loading="eager"
        {...useTag({}, {'gstk-card-played': hear, 'gstk-turn-changed': hear})}
      >
        <p>A table for readers without scripts.</p>
      </king-game>
      <king-game
        id="properties"
        variant="simple"
        speed="instant"
        locale="en"
        seat={2}
        storage-key="off"
        loading="eager"
        {...useTag({options, state: position, bots: BOTS}, {'gstk-card-played': hear})}
      />
      {isShown && (
        <gstk-table id="table" game="court-ladder" storage-key="off" loading="eager" readonly />
      )}
      <crown-game id="crown" variant="find" storage-key="off" loading="eager" />
      <crush-game id="crush" storage-key="off" loading="eager" />
      <kingdom-game id="kingdom" storage-key="off" loading="eager" {...useTag({deck: DECK})} />
      {examples.map((name) => (
        <Example key={name} name={name} plays={plays} />
      ))}
      <game-chart id="chart" for="question" locale="en" />
      <game-example
        id="question"
        mode="quiz"
        locale="en"
        {...useTag(QUESTION, {'gstk-quiz-answered': hear})}
      >
        <p>
          Which card? Not the{' '}
          <playing-card id="card" rank="K" suit="H" size="inline">
            K♥
          </playing-card>
          .
        </p>
        <ul>
          <li data-play="8H" data-correct="">
            Right.
          </li>
          <li data-play="KH">No.</li>
        </ul>
      </game-example>
      <game-example id="position" game="king-simple" seat="S" locale="en" {...useTag({position})} />
      <game-example id="record" game="king-simple" locale="en" {...useTag({record: RECORD})} />
    </main>
  );
}
