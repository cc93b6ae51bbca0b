import { describe, expect, it } from 'vitest';
import { marketIds } from '../markets.ts';
import type { MarketId } from '../markets.ts';
import { documents } from '../registry.generated.ts';
import type { IdentityDocument } from './identity-document.ts';
import { readDocumentNumber } from './read-document-number.ts';

describe('a document’s number', () => {
  it.each<[MarketId, string, string, unknown]>([
    ['in', 'pan', 'abcpe1234f', { kept: 'ABCPE1234F', masked: '•••• 234F' }],
    ['in', 'pan', 'ABCDE1234F', { refused: 'document_number_is_malformed' }],
    ['in', 'pan', 'ABCPE12345', { refused: 'document_number_is_malformed' }],
    ['in', 'aadhaar', '2341 2341 2346', { kept: '2346', masked: '•••• 2346' }],
    ['in', 'aadhaar', '2341 2341 2364', { refused: 'document_number_is_mistyped' }],
    ['in', 'aadhaar', '1341 2341 2346', { refused: 'document_number_is_malformed' }],
    ['in', 'aadhaar', '234123412346\n', { kept: '2346', masked: '•••• 2346' }],
    ['in', 'passport', 'M1234567', { kept: 'M1234567', masked: '•••• 4567' }],
    ['in', 'passport', 'Q1234567', { refused: 'document_number_is_malformed' }],
    ['in', 'voter', 'ABC1234567', { kept: 'ABC1234567' }],
    ['in', 'driving-licence', 'KA01 20190001234', { kept: 'KA0120190001234' }],
    ['in', 'philsys', '1234567890123456', { refused: 'document_is_not_accepted' }],
    ['ph', 'philsys', '1234-5678-9012-3456', { kept: '1234567890123456', masked: '•••• 3456' }],
    ['ph', 'philsys', '1234-5678-9012', { refused: 'document_number_must_not_be_taken' }],
    ['ph', 'philsys', '1234', { refused: 'document_number_is_malformed' }],
    ['ph', 'passport', 'P1234567A', { kept: 'P1234567A' }],
    ['ph', 'passport', 'EB1234567', { kept: 'EB1234567' }],
    ['ph', 'passport', 'P12345678', { refused: 'document_number_is_malformed' }],
    ['ph', 'driving-licence', 'N01-12-123456', { kept: 'N0112123456' }],
    ['ph', 'umid', '0111-1234567-8', { kept: '011112345678' }],
    ['ph', 'sss', '34-1234567-8', { kept: '3412345678' }],
    ['ph', 'prc', '0123456', { kept: '0123456' }],
    ['ph', 'tin', '123-456-789-000', { kept: '123456789', masked: '•••• 6789' }],
    ['ph', 'tin', '123-456-789-00000', { kept: '123456789', masked: '•••• 6789' }],
    ['ph', 'tin', '123-456-789', { kept: '123456789' }],
    ['ph', 'tin', '1234567890', { refused: 'document_number_is_malformed' }],
    ['ph', 'constructor', '1', { refused: 'document_is_not_accepted' }],
  ])('%s %s %j', (market, kind, typed, expected) => {
    expect(readDocumentNumber(market, kind, typed)).toMatchObject(expected as object);
  });

  it('an Aadhaar number leaves nothing of its first eight digits behind, refused or not', () => {
    for (const typed of ['234123412346', '234123412364', '23412341']) {
      expect(
        JSON.stringify(readDocumentNumber('in', 'aadhaar', typed)).replaceAll('2341 2341 2346', ''),
      ).not.toContain('2341');
    }
  });
});

describe.each(marketIds)('the documents of %s', (market) => {
  const accepted: Readonly<Record<string, IdentityDocument>> = documents[market];

  it.each(Object.entries(accepted))(
    '%s: its own example is accepted, and its law is cited',
    (kind, { example, law }) => {
      expect(readDocumentNumber(market, kind, example)).toHaveProperty('kept');
      expect(law).toMatch(/\d{4}|Act/);
      expect(law).toContain('Confirm with counsel.');
    },
  );
});
