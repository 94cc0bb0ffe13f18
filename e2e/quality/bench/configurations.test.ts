import { differingSettings } from './configurations';

const settings = { apiPrefix: '/api', allowedOrigins: [], remotes: { 'mf-p2p': { version: '1.0.0' } } };

describe('differingSettings', () => {
  it('ignores the files of each build', () => {
    const next = { ...settings, remotes: { 'mf-p2p': { version: '1.0.1' } }, locales: { en: 'hash' } };
    expect(differingSettings(settings, next)).toEqual([]);
  });

  it('names settings with other values, and settings that only one deployment has', () => {
    const next = { ...settings, allowedOrigins: ['https://casino.example'], socketUrl: '/api/socket' };
    expect(differingSettings(settings, next)).toEqual(['allowedOrigins', 'socketUrl']);
    expect(differingSettings(next, settings)).toEqual(['allowedOrigins', 'socketUrl']);
  });
});
