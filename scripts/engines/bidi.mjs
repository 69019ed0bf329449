import WebSocket from 'ws';

/** A connection by WebDriver BiDi: `send(method, params)` resolves with the result. */
export async function connectBidi(address) {
  const socket = new WebSocket(address, {perMessageDeflate: false, maxPayload: 2 ** 28});
  await new Promise((done, failed) => socket.once('open', done).once('error', failed));
  const waiting = new Map();
  let last = 0;
  socket.on('message', (data) => {
    const {id, type, result, error, message} = JSON.parse(data);
    const asked = waiting.get(id);
    if (!asked) return; // an event
    waiting.delete(id);
    if (type === 'success') asked.done(result);
    else asked.failed(new Error(`${asked.method}: ${error}: ${message}`));
  });
  socket.on('close', () => {
    for (const {method, failed} of waiting.values()) failed(new Error(`${method}: closed`));
    waiting.clear();
  });
  return {
    send: (method, params = {}) =>
      new Promise((done, failed) => {
        const id = ++last;
        waiting.set(id, {method, done, failed});
        socket.send(JSON.stringify({id, method, params}));
      }),
    close: () => socket.close(),
  };
}
