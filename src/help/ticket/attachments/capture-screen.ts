/** One frame of a screen, window or tab, which the browser asks for, as a PNG. */

/** `undefined` where the user declined. Rejects where the picture could not be made. */
export async function captureScreen(now: Date): Promise<File | undefined> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getDisplayMedia({ video: true, audio: false });
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)) return undefined;
    throw error;
  }
  try {
    const blob = await frameOf(stream);
    return new File([blob], nameAt(now), { type: 'image/png', lastModified: now.getTime() });
  } finally {
    // Else the browser goes on telling that the screen is shared.
    for (const track of stream.getTracks()) track.stop();
  }
}

/** Milliseconds for what the browser draws over the page while it asks to go. */
const settling = 250;
/** Milliseconds; a window that is minimised sends no frame. */
const patience = 10_000;

async function frameOf(stream: MediaStream): Promise<Blob> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  try {
    await Promise.race([
      video.play(),
      new Promise((_, reject) =>
        setTimeout(() => reject(new Error('The screen capture produced no image.')), patience),
      ),
    ]);
    await new Promise((resolve) => setTimeout(resolve, settling));
    return await pictureOf(video);
  } finally {
    video.srcObject = null;
  }
}

function pictureOf(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The screen capture couldn’t be drawn.'))),
      'image/png',
    ),
  );
}

/** In the user's own time: `screen-2026-11-22-081502.png`. */
function nameAt(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `screen-${day}-${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('')}.png`;
}
