// Rendered on the server, where an entry may be imported and registers nothing.
import { version } from 'rmm-elements/bundled/version.js';
import { SelectElement } from 'rmm-elements/bundled/select.js';
import { RmmConfig } from 'rmm-elements/react.js';
import { Devices } from './devices.tsx';

export default function Page() {
  return (
    <main>
      <p id="server">
        {SelectElement.definition.tag} {version}
      </p>
      <RmmConfig locale="en">
        <Devices />
      </RmmConfig>
    </main>
  );
}
