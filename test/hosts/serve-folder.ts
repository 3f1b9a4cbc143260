/** A folder as a plain web server has it. */
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';

export interface ServedFolder {
  url: string;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** @param headers sent with every file */
export async function serveFolder(
  folder: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServedFolder> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(folder, normalize(decodeURIComponent(pathname)));
    const file = pathname.endsWith('/') ? join(path, 'index.html') : path;
    const isFile = file.startsWith(folder + sep) && (await stat(file).catch(() => undefined))?.isFile();
    response.writeHead(isFile ? 200 : 404, { 'Content-Type': types[extname(file)] ?? 'text/plain', ...headers });
    response.end(isFile ? await readFile(file) : 'Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
