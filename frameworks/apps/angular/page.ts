import {Component, CUSTOM_ELEMENTS_SCHEMA, signal} from '@angular/core';
import {BOTS, DECK, FIRST, hear, LESSON, QUESTION, RECORD} from '#page';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @let now = state();
    <main>
      <king-game
        id="attributes"
        [attr.variant]="now.variant"
        [attr.players]="now.players"
        seed="7"
        speed="instant"
        locale="en"
        storage-key="off"
        loading="eager"
        (gstk-card-played)="hear($event)"
        (gstk-turn-changed)="hear($event)"
      >
        <p>A table for readers without scripts.</p>
      </king-game>
      <king-game
        id="properties"
        variant="simple"
        speed="instant"
        locale="en"
        [seat]="2"
        storage-key="off"
        loading="eager"
        [options]="now.options"
        [state]="now.position"
        [bots]="bots"
        (gstk-card-played)="hear($event)"
      ></king-game>
      @if (now.isShown) {
        <gstk-table
          id="table"
          game="court-ladder"
          storage-key="off"
          loading="eager"
          readonly
        ></gstk-table>
      }
      <crown-game id="crown" variant="find" storage-key="off" loading="eager"></crown-game>
      <crush-game id="crush" storage-key="off" loading="eager"></crush-game>
      <kingdom-game id="kingdom" storage-key="off" loading="eager" [deck]="deck"></kingdom-game>
      @for (name of now.examples; track name) {
        <game-example
          [id]="'example-' + name"
          [game]="lesson.game"
          [contract]="lesson.contract"
          [seat]="lesson.seat"
          [lead]="lesson.lead"
          [seats]="lesson.seats"
          [hands]="lesson.hands"
          locale="en"
          (gstk-step-changed)="hear($event)"
        >
          <p>Example {{ name }}: West leads.</p>
          <ol>
            @for (play of now.plays; track play) {
              <li [attr.data-play]="play">{{ play }} is played.</li>
            }
          </ol>
        </game-example>
      }
      <game-chart id="chart" for="question" locale="en"></game-chart>
      <game-example
        id="question"
        mode="quiz"
        locale="en"
        [game]="question.game"
        [contract]="question.contract"
        [seat]="question.seat"
        [hand]="question.hand"
        [trick]="question.trick"
        [options]="question.options"
        (gstk-quiz-answered)="hear($event)"
      >
        <p>
          Which card? Not the
          <playing-card id="card" rank="K" suit="H" size="inline">K♥</playing-card>.
        </p>
        <ul>
          <li data-play="8H" data-correct="">Right.</li>
          <li data-play="KH">No.</li>
        </ul>
      </game-example>
      <game-example
        id="position"
        game="king-simple"
        seat="S"
        locale="en"
        [position]="now.position"
      ></game-example>
      <game-example id="record" game="king-simple" locale="en" [record]="record"></game-example>
    </main>
  `,
})
export class Page {
  readonly state = signal(FIRST);
  readonly hear = hear;
  readonly bots = BOTS;
  readonly deck = DECK;
  readonly lesson = LESSON;
  readonly question = QUESTION;
  readonly record = RECORD;
}
