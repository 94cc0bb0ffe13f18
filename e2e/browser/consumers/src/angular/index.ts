import { Component, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { hostWindow, session } from '../hostSession';
import { Cashier } from './cashier';

@Component({
  selector: 'app-root',
  imports: [Cashier],
  template: `
    @if (isShown()) {
      <app-cashier
        [user]="user()"
        [payload]="payload"
        [theme]="theme()"
        (status)="messages.push($event)"
        (closed)="isShown.set(false)"
      />
    } @else {
      <h1>Lobby</h1>
    }
  `,
})
export class Host {
  readonly isShown = signal(true);
  readonly user = signal<object>(session.user ?? {});
  readonly theme = signal<'light' | 'dark' | 'auto'>('light');
  readonly payload = session.payload ?? {};
  readonly messages = hostWindow.messages;

  constructor() {
    hostWindow.show = (isShown) => this.isShown.set(isShown);
    hostWindow.change = ({ user, theme }) => {
      if (user) this.user.update((known) => ({ ...known, ...user }));
      if (theme) this.theme.set(theme);
    };
  }
}

// This works like a script in `index.html`. Angular may render before the script has run.
const loader = Object.assign(document.createElement('script'), {
  src: new URL('embed.js', __WIDGET_ROOT__).href,
  async: true,
});
document.head.append(loader);
document.getElementById('host')?.append(document.createElement('app-root'));
void bootstrapApplication(Host, { providers: [provideZonelessChangeDetection()] });
