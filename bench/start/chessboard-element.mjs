import 'chessboard-element';
