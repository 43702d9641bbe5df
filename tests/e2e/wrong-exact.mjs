// Loaded before the command (`node --import`): makes the exact odds of Crescent Star checks wrong by a tenth.
const engine = await import(new URL('../../dist/chunks/engine.js', import.meta.url));

/** The registry, whatever the build calls it. */
const systems = Object.values(engine).find((value) => value?.['crescent-star']?.compile);
const system = systems['crescent-star'];
const compile = system.compile;
system.compile = (scenario) => {
  const compiled = compile(scenario);
  if (compiled.exact === undefined) return compiled;
  return {
    ...compiled,
    exact() {
      const odds = compiled.exact();
      const [success, failure] = odds.outcomes;
      return { ...odds, outcomes: [success - 0.1, failure + 0.1] };
    },
  };
};
