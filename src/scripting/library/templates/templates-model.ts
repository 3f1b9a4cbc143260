import { createResource, type Resource } from '../../../base/resource/resource.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import { listScriptTemplates, type ScriptTemplate } from '../contract.ts';

/** The scripts that one can start from. They are asked for at once. */
export function createScriptTemplates(client: HttpClient): Resource<void, readonly ScriptTemplate[]> {
  const templates = createResource<void, readonly ScriptTemplate[]>({
    read: (_, signal) => client.call(listScriptTemplates, { params: {} }, { signal }),
  });
  templates.ask();
  return templates;
}
