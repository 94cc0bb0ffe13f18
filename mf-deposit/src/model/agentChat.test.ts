import { agentChatOf } from './agentChat';

it.each([
  [undefined, { kind: 'missing' }],
  ['', { kind: 'missing' }],
  ['https://chat.example/agents/kg', { kind: 'open', url: 'https://chat.example/agents/kg' }],
  ['/agents/kg', { kind: 'open', url: 'https://pay.example/agents/kg' }],
  ['javascript:alert(1)', { kind: 'unsafe', link: 'javascript:alert(1)' }],
  ['data:text/html,hello', { kind: 'unsafe', link: 'data:text/html,hello' }],
])('the chat of a cash agent with the link %j is %j', (agentLink, expected) => {
  expect(agentChatOf({ agentLink }, 'https://pay.example/paywidget/')).toEqual(expected);
});
