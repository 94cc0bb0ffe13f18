import { payeeFor } from '../payee';
import { type AnswerContext, type MadeAnswer, respond } from './madeAnswer';

/** To the provider's page, in the way that the outcome asks for. */
export function redirect(context: AnswerContext): MadeAnswer {
  const path = `/provider/pay/${context.depositId}`;
  const reference = payeeFor(context.depositId, context.currency).reference;
  const source = {
    unsafe: `javascript:document.title=${JSON.stringify(path)}`,
    relative: path,
    POST: context.publicUrl + path,
    usual: context.publicUrl + path,
  }[context.outcome.redirect ?? 'usual'];
  const method = context.outcome.redirect === 'POST' ? 'POST' : 'GET';
  return { kind: 'redirect', answer: respond(context, { source, method, data: { reference } }) };
}

/** No redirect: the payment settles by itself, and the widget goes to the complete page. */
export const quiet = (context: AnswerContext): MadeAnswer => ({
  kind: 'redirect',
  answer: respond(context, { data: {} }),
});
