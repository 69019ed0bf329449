// A hundred boards as any board is drawn: 64 squares and 32 pieces, each an element of its own, placed
// by the size that the board has on the page.
const put = (board, className, at, size) => {
  const element = document.createElement('div');
  element.className = className;
  element.style.transform = `translate(${(at % 8) * size}px, ${(at >> 3) * size}px)`;
  board.append(element);
};
for (const board of document.querySelectorAll('.board')) {
  const size = board.getBoundingClientRect().width / 8;
  for (let at = 0; at < 64; at++)
    put(board, ((at >> 3) + at) % 2 ? 'square dark' : 'square', at, size);
  for (let at = 0; at < 64; at++)
    if (at < 16 || at > 47) put(board, at < 16 ? 'piece b' : 'piece', at, size);
}
