/** `/host/react.html`: a React 19 app that uses the element by its typed JSX. */
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../elements/backup-browser.ts';
import '../elements/config.ts';
import { type DemoSession, demoApi } from './common/demo-api.ts';

function App() {
  const [nodeId, setNodeId] = useState(1);
  const [place, setPlace] = useState<string>();
  const [note, setNote] = useState('Select something and choose an action. This app handles it.');
  const [devices, setDevices] = useState<Awaited<ReturnType<typeof demoApi.devices>>>([]);
  const [session, setSession] = useState<DemoSession>();
  const browser = useRef<HTMLElementTagNameMap['rmm-backup-browser']>(null);

  useEffect(() => {
    void demoApi.session().then(setSession);
    void demoApi.devices().then(setDevices);
  }, []);

  useEffect(() => {
    document.title = `${place ?? 'Devices'} · React host`;
  }, [place]);

  return (
    <div className="app">
      <nav className="devices">
        <h1>Devices</h1>
        {devices.map((device) => (
          <button
            key={device.id}
            type="button"
            aria-current={device.id === nodeId ? 'true' : undefined}
            onClick={() => {
              setNodeId(device.id);
              setPlace(undefined);
            }}
          >
            {device.displayName}
          </button>
        ))}
        <button type="button" onClick={() => location.assign('/')}>
          All demo pages
        </button>
      </nav>
      <main className="content">
        <p>
          {place ? `At ${place}` : 'All plans'}{' '}
          <button type="button" onClick={() => void browser.current?.reload()}>
            Reload
          </button>
        </p>
        <div className="browser">
          <rmm-config permissions={session?.permissions} featureFlags={session?.featureFlags}>
            <rmm-backup-browser
              ref={browser}
              node-id={nodeId}
              location={place}
              onrmm-navigate={(event) => setPlace(event.detail.location)}
              onrmm-action={(event) => {
                const { action, items } = event.detail;
                if (action !== 'restore') return;
                event.preventDefault();
                setNote(`Restore requested: ${items.map((item) => item.name).join(', ')}`);
              }}
            />
          </rmm-config>
        </div>
        <p role="status">{note}</p>
      </main>
    </div>
  );
}

const container = document.getElementById('app');
if (!container) throw new Error('react.html has no #app');
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
