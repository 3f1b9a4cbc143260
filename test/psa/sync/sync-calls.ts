/** What a test asks of the server itself about the agreement sync. */
export const settingsPath = '/psacw/v2/product-agreement-sync';
export const runsPath = `${settingsPath}/runs`;

export async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
