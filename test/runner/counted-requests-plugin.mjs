/** Serves a picture at every address below `/counted/`, and tells a test which of them the browser has asked for. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>';

export function countedRequestsPlugin() {
  const asked = [];
  return {
    name: 'counted-requests',
    serve({ path }) {
      if (!path.startsWith('/counted/')) return undefined;
      asked.push(path);
      return { body: picture, type: 'svg', headers: { 'cache-control': 'no-store' } };
    },
    executeCommand: ({ command }) => (command === 'counted-requests' ? [...asked] : undefined),
  };
}
