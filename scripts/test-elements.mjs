// A failed comparison of elements, or of their classes, is reported by their names: to draw the
// difference, the reporter would walk through the whole page, which takes minutes and shows nothing.
import {chai} from '@open-wc/testing';

/** The display of a value in a report. */
const shown = (value) => {
  if (typeof value === 'function') return `class or function ${value.name}`;
  return value instanceof Node ? `<${value.nodeName.toLowerCase()}>` : value;
};

chai.use(({Assertion}) => {
  const {assert} = Assertion.prototype;
  Assertion.prototype.assert = function (holds, says, saysNot, expected, ...rest) {
    const actual = rest.length > 0 ? rest[0] : this._obj;
    return assert.call(this, holds, says, saysNot, shown(expected), shown(actual), rest[1]);
  };
});

// Firefox upgrades what this method adds only some time later, so that tests would meet bare elements.
const {setHTMLUnsafe} = Element.prototype;
Element.prototype.setHTMLUnsafe = function (text) {
  setHTMLUnsafe.call(this, text);
  customElements.upgrade(this);
};
