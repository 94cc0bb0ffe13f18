import { mount } from 'paywidget/mount';
import { useEffect, useRef, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { hostWindow, onMessage, session } from '../hostSession';

/** Wraps `mount`, as a host on any framework would. */
function PayWidget() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const handle = mount(place.current, { ...session, onMessage });
    hostWindow.change = (changes) => handle.update(changes);
    return () => handle.unmount();
  }, []);
  return <div ref={place} />;
}

function Cashier() {
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    hostWindow.show = setIsShown;
  }, []);
  return (
    <main>
      <h1>Cashier on React {version}</h1>
      {isShown && <PayWidget />}
    </main>
  );
}

const place = document.getElementById('host');
if (place) createRoot(place).render(<Cashier />);
