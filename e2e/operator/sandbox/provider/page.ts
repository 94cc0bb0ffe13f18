import { html } from 'hono/html';

type Page =
  | { state: 'unknown' | 'done' }
  | { state: 'open' | 'over'; id: string; amount: string; currency: string; method: string };

const frame = (title: string, body: unknown) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} · NorthPay</title>
    <link rel="stylesheet" href="/provider/style.css" />
  </head>
  <body>
    <main>
      <p class="brand">North<span>Pay</span></p>
      ${body}
      <p class="small">A test provider. No money moves.</p>
    </main>
  </body>
</html>`;

/** Renders the provider's page for the state of the payment. */
export function page(props: Page) {
  switch (props.state) {
    case 'unknown':
      return frame('Not found', html`<h1>Payment not found</h1><p>This link is not valid.</p>`);
    case 'done':
      return frame('Done', html`<h1>Thank you</h1><p>You can close this page and go back to the shop.</p>`);
    case 'over':
      return frame(
        'Over',
        html`<h1>This payment is over</h1><p>You can close this page and go back to the shop.</p>`,
      );
    case 'open':
      return frame(
        'Pay',
        html`<h1>Confirm your payment</h1>
          <p class="amount"><bdi>${props.amount} ${props.currency}</bdi></p>
          <dl>
            <dt>Merchant</dt><dd>Lagoon Casino</dd>
            <dt>Method</dt><dd>${props.method}</dd>
            <dt>Reference</dt><dd>${props.id}</dd>
          </dl>
          <form method="post" action="/provider/pay/${props.id}/decision">
            <button name="decision" value="approve" class="approve">Approve</button>
            <button name="decision" value="decline">Decline</button>
            <button name="decision" value="leave" class="leave">Leave without deciding</button>
          </form>`,
      );
  }
}
