import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a port on which nothing arrives any more once it is cut: neither side is told. */
export async function openLine(to: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    if (isCut) return;
    near.pipe(far);
    far.pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
