/** Lets jest load only the tests that cover the mutant. The runner names them, or none if all must run. */
module.exports = (tests) => {
  const covering = process.env.MUTATION_TESTS && new Set(JSON.parse(process.env.MUTATION_TESTS));
  return { filtered: covering ? tests.filter((test) => covering.has(test)) : tests };
};
