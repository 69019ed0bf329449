/** Signs that no table begins with. */
export const CHECK = 'M9.6 17.6 4 12l1.7-1.7 3.9 3.9 8.7-8.7L20 7.2z';
export const CROSS =
  'M6.3 4.6 12 10.3l5.7-5.7 1.7 1.7-5.7 5.7 5.7 5.7-1.7 1.7-5.7-5.7-5.7 5.7-1.7-1.7 5.7-5.7-5.7-5.7z';
