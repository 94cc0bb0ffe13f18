// src/app/cashier.ts
import { Component, CUSTOM_ELEMENTS_SCHEMA, input, output } from '@angular/core';

@Component({
  selector: 'app-cashier',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <pay-widget
      height="content"
      [user]="user()"
      [payload]="payload()"
      [theme]="theme()"
      (DepositStatus)="status.emit($any($event).detail)"
      (Close)="closed.emit()"
    />
  `,
})
export class Cashier {
  readonly user = input.required<object>();
  readonly payload = input<object>({});
  readonly theme = input<'light' | 'dark' | 'auto'>('light');
  readonly status = output<{ depositId: string; status: string }>();
  readonly closed = output<void>();
}
