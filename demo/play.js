// Lays the game that the address names, `play.html?game=king-omnibus`.
const table = document.querySelector('gstk-table');
const link = [...document.querySelectorAll('.games a')].find(
  ({search}) => search !== '' && search === location.search,
);
if (link) {
  table.game = new URLSearchParams(link.search).get('game');
  link.setAttribute('aria-current', 'page');
  document.querySelector('#title').textContent = link.textContent;
  document.querySelector('#summary').textContent = link.nextElementSibling.textContent;
  document.title = `${link.textContent} – gstk`;
}
