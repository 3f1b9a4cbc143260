/**
 * Links to automations in formatted text. The specification shows no address: here it ends in the type and the id,
 * `https://console.example/automations/EVENT_BASED/7`, whatever stands before.
 */

/** Of an automation, or of what else a host keeps under such an address: the type is the host's word. */
export interface AutomationLink {
  readonly type: string;
  readonly id: string;
}

const address = /\/automations\/([A-Z_]{1,60})\/([^/]{1,400})\/?$/;

/** Undefined where the address is of something else. */
export function readAutomationLink(href: string, base?: string): AutomationLink | undefined {
  if (!URL.canParse(href, base)) return undefined;
  const [, type, id] = address.exec(new URL(href, base).pathname) ?? [];
  if (type === undefined || id === undefined) return undefined;
  try {
    return { type, id: decodeURIComponent(id) };
  } catch {
    return undefined;
  }
}
