import { PayWidget } from '@paywidget/react';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type HostLook, hostWindow, onMessage, session } from '../hostSession';

function Cashier() {
  const [isShown, setIsShown] = useState(true);
  const [user, setUser] = useState(session.user);
  const [theme, setTheme] = useState<HostLook>('light');
  useEffect(() => {
    hostWindow.show = setIsShown;
    hostWindow.change = (changes) => {
      if (changes.user) setUser((known) => ({ ...known, ...changes.user }));
      if (changes.theme) setTheme(changes.theme);
    };
  }, []);
  if (!isShown) return <h1>Lobby</h1>;
  return (
    <PayWidget
      src={__WIDGET_ROOT__}
      height="content"
      payload={session.payload}
      user={user}
      theme={theme}
      onMessage={onMessage}
      onClose={() => setIsShown(false)}
    />
  );
}

const place = document.getElementById('host');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Cashier />
    </StrictMode>,
  );
}
