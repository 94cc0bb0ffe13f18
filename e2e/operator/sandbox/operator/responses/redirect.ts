import { payeeFor } from '../payee';
import { type BuiltResponse, depositResponse, type ResponseContext } from './builtResponse';

/** Builds a redirect to the provider's page. The outcome can change the HTTP method or the address. */
export function redirect(context: ResponseContext): BuiltResponse {
  const path = `/provider/pay/${context.depositId}`;
  const reference = payeeFor(context.depositId, context.currency).reference;
  const source = {
    unsafe: `javascript:document.title=${JSON.stringify(path)}`,
    relative: path,
    POST: context.publicUrl + path,
    usual: context.publicUrl + path,
  }[context.outcome.redirect ?? 'usual'];
  const method = context.outcome.redirect === 'POST' ? 'POST' : 'GET';
  return { kind: 'redirect', response: depositResponse(context, { source, method, data: { reference } }) };
}

/** Builds a response without a redirect, so that the widget opens the complete page. */
export const withoutRedirect = (context: ResponseContext): BuiltResponse => ({
  kind: 'redirect',
  response: depositResponse(context, { data: {} }),
});
