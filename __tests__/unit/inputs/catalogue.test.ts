import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  CATALOGUE,
  documentation,
  FIXED_INPUTS,
  INPUT_NAMES,
} from '../../../src/inputs/catalogue.ts';
import { configJsonSchema } from '../../../src/inputs/json-schema.ts';
import { settingsSchema } from '../../../src/model/settings.ts';

const action = z
  .object({
    inputs: z.record(
      z.string(),
      z.object({ description: z.string(), default: z.string().optional() }),
    ),
    outputs: z.record(z.string(), z.object({ description: z.string() })),
    runs: z.object({ using: z.string(), main: z.string() }),
  })
  .parse(parse(readFileSync('action.yml', 'utf8')));

describe('action.yml', () => {
  it('has the inputs of the catalogue, in its order and words', () => {
    expect(Object.keys(action.inputs)).toEqual(INPUT_NAMES);
    for (const [name, { description, default: value }] of Object.entries(action.inputs)) {
      const entry = CATALOGUE[name];
      if (entry === undefined) throw new Error(name);
      const declared = value === undefined ? documentation(entry) : entry.description;
      expect([name, description]).toEqual([name, declared]);
    }
  });

  it('declares a default only where the runner must fill it in, and never for what a plan fixes', () => {
    const defaults = Object.entries(action.inputs).flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[name, value]],
    );
    expect(Object.fromEntries(defaults)).toEqual({
      template: '${{ matrix.template }}',
      platform: '${{ matrix.platform }}',
      'github-token': '${{ github.token }}',
    });
    expect(FIXED_INPUTS.filter((name) => action.inputs[name]?.default !== undefined)).toEqual([]);
  });

  it('declares the outputs of all steps', () => {
    expect(Object.keys(action.outputs).sort()).toEqual(
      [
        ...['plan', 'matrix', 'count', 'version', 'channel', 'tags', 'push'],
        ...['image', 'digest', 'layout', 'outcome', 'refs', 'record'],
        ...['results', 'complete', 'published', 'failed', 'missing', 'subjects'],
      ].sort(),
    );
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' });
  });
});

describe('the catalogue', () => {
  it('leaves free beside a plan exactly what the contract says', () => {
    expect(INPUT_NAMES.filter((name) => !FIXED_INPUTS.includes(name)).sort()).toEqual(
      [
        ...['step', 'plan', 'template', 'platform', 'layout', 'secrets', 'secret-files', 'ssh'],
        ...['builder', 'engine', 'load', 'output', 'cache', 'timeout', 'stall-timeout', 'retries'],
        ...['github-token', 'insecure-registries', 'registry-concurrency', 'verify'],
        ...['on-missing-optional', 'on-shrink', 'index-annotations', 'source'],
      ].sort(),
    );
  });

  it('knows every key of the config that is an input, and no secret or leg input is a key', () => {
    const keys = Object.keys(settingsSchema.shape);
    expect(keys.filter((key) => !INPUT_NAMES.includes(key))).toEqual(['channels', 'registries']);
    expect(INPUT_NAMES.filter((name) => !keys.includes(name)).sort()).toEqual(
      [
        'config',
        'github-token',
        'layout',
        'plan',
        'platform',
        'secrets',
        'source',
        'step',
        'template',
      ].sort(),
    );
  });

  it('is the source of the published JSON schema', () => {
    const published: unknown = JSON.parse(readFileSync('schema/config.schema.json', 'utf8'));
    expect(published).toEqual(JSON.parse(JSON.stringify(configJsonSchema())));
  });
});
