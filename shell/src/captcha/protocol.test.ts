import * as z from 'zod/mini';
// It sets the configuration of the captcha page, which loads nothing else of the widget.
import './protocol';

it('messages are parsed without `eval`, which the policy forbids', () => {
  expect(z.config().jitless).toBe(true);
});
