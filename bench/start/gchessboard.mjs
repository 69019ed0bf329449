import 'gchessboard';
