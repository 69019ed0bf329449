// The parts of a public project other than code: workflows, forms, settings of tools. None of them run
// here, so they are read and compared with the files, scripts and versions that they name.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {parse} from 'yaml';
import {root, walk} from './test-files.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const json = (file) => JSON.parse(read(file));
const yaml = (file) => parse(read(file), {strict: true, uniqueKeys: true});

const inGithub = walk('.github').filter((file) => /\.ya?ml$/.test(file));
const workflows = inGithub.filter((file) => file.startsWith('.github/workflows/'));
const forms = inGithub.filter(
  (file) => file.startsWith('.github/ISSUE_TEMPLATE/') && !file.endsWith('/config.yml'),
);
const jobsOf = (file) => Object.values(yaml(file).jobs);

describe('workflows', () => {
  test('there are those that people expect', () => {
    assert.deepEqual(
      workflows.map((file) => file.split('/').pop()),
      ['nightly.yml', 'release.yml', 'site.yml', 'test.yml'],
    );
    const [nightly, release, site, tests] = workflows.map(yaml);
    assert.deepEqual(Object.keys(nightly.on), ['schedule', 'workflow_dispatch']);
    assert.deepEqual(Object.keys(release.on.push), ['tags']);
    assert.deepEqual(site.on.push.branches, ['main']);
    assert.deepEqual(Object.keys(tests.on), ['push', 'pull_request']);
    assert.deepEqual(tests.jobs.test.strategy.matrix.node, [20, 22, 24]);
  });

  /** What each job that publishes may do, and the job that it waits for. */
  const PUBLISH = {
    'release.yml': {permissions: {contents: 'read', 'id-token': 'write'}, needs: 'test'},
    'site.yml': {permissions: {pages: 'write', 'id-token': 'write'}, needs: 'build'},
  };

  test('each may only read, except the jobs that publish, which wait for what they publish', () => {
    for (const file of workflows) {
      assert.deepEqual(yaml(file).permissions, {contents: 'read'}, file);
      for (const [name, {permissions, needs}] of Object.entries(yaml(file).jobs)) {
        const more = name === 'publish' ? PUBLISH[file.split('/').pop()] : undefined;
        assert.deepEqual(permissions, more?.permissions, `${file}: ${name}`);
        assert.equal(needs, more?.needs);
      }
    }
  });

  test('each job has a time limit, keeps no key of the checkout, and names actions by major version', () => {
    for (const job of workflows.flatMap(jobsOf)) {
      assert.ok(job['timeout-minutes'] <= 180);
      for (const {uses, with: given} of job.steps.filter((step) => step.uses)) {
        assert.match(uses, /^actions\/[a-z-]+@v\d+$/);
        if (uses.includes('/checkout@')) assert.equal(given['persist-credentials'], false);
      }
    }
  });
});

describe('forms for issues', () => {
  const KINDS = ['markdown', 'input', 'textarea', 'dropdown', 'checkboxes'];

  test('each has the fields that GitHub requires, and asks for something', () => {
    assert.equal(forms.length, 3);
    for (const file of forms) {
      const {name, description, body} = yaml(file);
      assert.ok(name && description, file);
      const ids = body.flatMap(({id}) => id ?? []);
      assert.equal(new Set(ids).size, ids.length, `${file}: ids`);
      for (const {type, id, attributes} of body) {
        assert.ok(KINDS.includes(type), `${file}: ${type}`);
        if (type === 'markdown') assert.ok(attributes.value, file);
        else assert.ok(id && attributes.label, `${file}: ${id}`);
        if (/^(dropdown|checkboxes)$/.test(type)) assert.ok(attributes.options.length > 1);
      }
      assert.ok(
        body.some(({validations}) => validations?.required),
        file,
      );
    }
  });
});

describe('versions of Node', () => {
  const {engines, devDependencies} = json('package.json');

  test('the one to develop on is the oldest that is supported and tested', () => {
    const own = Number(read('.nvmrc'));
    assert.match(engines.node, new RegExp(`^>=${own}\\.`));
    assert.equal(yaml('.github/workflows/test.yml').jobs.test.strategy.matrix.node[0], own);
    assert.match(devDependencies['@types/node'], new RegExp(`^${own}\\.`));
  });
});

describe('renovate.json', () => {
  const {packageRules} = json('renovate.json');
  const {dependencies, devDependencies} = json('package.json');
  const others = ['server', 'bench', 'frameworks', 'site'].map((folder) =>
    json(`${folder}/package.json`),
  );
  const names = [{dependencies, devDependencies}, ...others].flatMap((one) =>
    Object.keys({...one.dependencies, ...one.devDependencies}),
  );

  test('says why for each rule, and no rule is about a package that is gone', () => {
    for (const {description, matchPackageNames = []} of packageRules) {
      assert.match(description, /\.$/);
      for (const pattern of matchPackageNames) {
        const start = pattern.replace(/\*\*$/, '');
        const isKnown = (name) => (start === pattern ? name === start : name.startsWith(start));
        assert.ok(names.some(isKnown), pattern);
      }
    }
  });

  test('does not touch packages that are held back', () => {
    const rule = (name) =>
      packageRules.find(({matchPackageNames = []}) => matchPackageNames.includes(name));
    for (const name of ['rollup', 'knip', 'oxlint', 'oxlint-tsgolint'])
      assert.equal(rule(name).enabled, false, name);
    assert.equal(rule('typescript').allowedVersions, devDependencies.typescript);
  });
});

test('every script that a workflow, a form or a script names is in package.json', () => {
  const {scripts} = json('package.json');
  const texts = [
    'CODE_OF_CONDUCT.md',
    'docs/releasing.md',
    ...['.ci', '.github', 'scripts'].flatMap((folder) => walk(folder)),
  ].filter((file) => /\.(md|ya?ml|sh|mjs)$/.test(file));
  const missing = texts.flatMap((file) =>
    [...read(file).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].flatMap(([, name]) =>
      scripts[name] ? [] : `${file}: npm run ${name}`,
    ),
  );
  const run = workflows.flatMap(jobsOf).flatMap(({strategy}) => strategy?.matrix.run ?? []);
  assert.ok(run.length > 0);
  assert.deepEqual([...missing, ...run.filter((name) => !scripts[name])], []);
});
