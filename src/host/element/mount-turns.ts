/**
 * One element is rendered at once, each further one in a task of its own. React gives way to the page between elements as
 * well, but only until they have waited for five seconds: of hundreds on a slow machine, all that are left then would be
 * rendered in a single task.
 */
const waiting: (() => void)[] = [];
let isTaken = false;

export function inTurn(render: () => void): void {
  if (isTaken) {
    waiting.push(render);
    return;
  }
  isTaken = true;
  afterThisTask();
  render();
}

function afterThisTask() {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    const next = waiting.shift();
    isTaken = next !== undefined;
    if (!next) return;
    // Before it, whatever becomes of it.
    afterThisTask();
    next();
  };
  port2.postMessage(0);
}
