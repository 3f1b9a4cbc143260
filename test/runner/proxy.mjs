/**
 * Lets a test page talk to the reference server under the page's own origin. The server checks Host and Origin, so both
 * are rewritten to its own address; cookies pass as they are, since they know no port.
 */
import { request } from 'node:http';

const runnerPaths = /^\/(__web|__wds|test\/\.cache\/|node_modules\/|counted\/|favicon\.ico)/;

/** @param {string} target origin of the reference server */
export function proxyMiddleware(target) {
  return (context, next) => {
    if (context.path === '/' && /^\?(wtr-|mode=)/.test(context.search)) return next();
    if (runnerPaths.test(context.path)) return next();
    return forward(context, target);
  };
}

function forward(context, target) {
  const { host } = new URL(target);
  const headers = { ...context.req.headers, host };
  for (const name of ['origin', 'referer']) {
    headers[name] = headers[name]?.replace(`//${context.req.headers.host}`, `//${host}`);
    if (headers[name] === undefined) delete headers[name];
  }
  // Koa would decide on status and length itself; a truncated or never-ending answer must reach the page as it is.
  context.respond = false;
  const outgoing = request(new URL(context.url, target), { method: context.method, headers }, (answer) => {
    context.res.writeHead(answer.statusCode ?? 502, answer.headers);
    context.res.flushHeaders();
    answer.on('error', () => context.res.destroy());
    answer.on('aborted', () => context.res.destroy());
    answer.pipe(context.res);
  });
  // To the page, a connection that the server broke has to look broken.
  outgoing.on('error', () => context.res.destroy());
  context.res.on('close', () => outgoing.destroy());
  context.req.pipe(outgoing);
}
