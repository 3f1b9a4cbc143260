import type { DemoApp } from '../http/demo-context.ts';

/** `/demo/reload`: pages under development listen to it; the returned function makes them load again. */
export function serveReload(app: DemoApp): () => void {
  const listeners = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const text = new TextEncoder();
  app.get('/demo/reload', () => {
    let own: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller;
        listeners.add(controller);
        controller.enqueue(text.encode('retry: 500\n\n'));
      },
      cancel() {
        if (own) listeners.delete(own);
      },
    });
    return new Response(stream, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } });
  });
  return () => {
    for (const listener of listeners) listener.enqueue(text.encode('data: reload\n\n'));
  };
}
