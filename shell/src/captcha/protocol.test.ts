import * as z from 'zod/mini';
// The module sets the configuration of the captcha page. The page loads no other code of the widget.
import './protocol';

it('messages are parsed without `eval`, which the policy forbids', () => {
  expect(z.config().jitless).toBe(true);
});
