import lichessPgnViewer from '@lichess-org/pgn-viewer';

lichessPgnViewer(document.querySelector('.viewer'), {
  pgn: '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O',
});
