module.exports = { mode: 'production', output: { publicPath: 'auto' }, performance: { hints: false } };
