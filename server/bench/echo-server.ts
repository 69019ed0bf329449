// The server as it is, and in the same process a bare room of the engine that sends back what
// it is sent: what both have in common is the engine, the sockets and the machine.
import {matchMaker, Room} from '@colyseus/core';
import {readConfig} from '../src/config.js';
import {startServer} from '../src/server.js';

class EchoRoom extends Room {
  override patchRate = 1000;
  override onCreate(): void {
    this.onMessageBytes(0, (client, bytes: Uint8Array) => client.sendBytes(0, bytes));
  }
}

const config = readConfig(process.env);
await startServer(config, (_request, response) => {
  void (async () => {
    const room = await matchMaker.createRoom('echo', {});
    const {sessionId} = await matchMaker.reserveSeatFor(room, {}, {});
    const url = `ws://127.0.0.1:${config.port}/${room.processId}/${room.roomId}?sessionId=${sessionId}`;
    response.end(JSON.stringify({url}));
  })();
});
matchMaker.defineRoomType('echo', EchoRoom);
